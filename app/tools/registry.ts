/** Everything that names a tool reads this. */
export interface Tool {
  id: "video" | "graph" | "document" | "canvas" | "youtube";
  name: string;
  path: string;
  description: string;
  benefits: readonly [string, string, string, string];
  /** Each job has a page below the tool's. */
  jobKind?: "video" | "document" | "transcript";
}

export const TOOLS: readonly Tool[] = [
  {
    id: "video",
    name: "AI Video Generator",
    path: "/video-generator",
    description: "Type a question and watch a short lesson that answers it, with Manim animations and AI narration.",
    benefits: [
      "Manim-style animations drawn for your question",
      "Narration that follows each step",
      "Play it here or download it",
      "Four example questions to start from",
    ],
    jobKind: "video",
  },
  {
    id: "graph",
    name: "Interactive Graph Visualizer",
    path: "/graph-visualizer",
    description: "Plot equations in 2D and 3D and look at them from every side.",
    benefits: [
      "Type an equation as you would write it",
      "Eight examples to try at once",
      "2D and 3D plots",
      "Every graph has a link to share",
    ],
  },
  {
    id: "document",
    name: "Smart Document Analyzer",
    path: "/document-analyzer",
    description: "Turn a document into quizzes, flashcards and a study path.",
    benefits: [
      "Reads .pdf and .docx files",
      "Quizzes to test yourself with",
      "Flashcards to learn by heart",
      "A study path in a sensible order",
    ],
    jobKind: "document",
  },
  {
    id: "canvas",
    name: "Canvas AI Solver",
    path: "/canvas-ai",
    description: "Draw an equation by hand, or type it, and get its solution, step by step.",
    benefits: [
      "A real drawing canvas with pencil and eraser",
      "Ten colours and any brush size",
      "Step-by-step solutions",
      "Download your drawing as a picture",
    ],
  },
  {
    id: "youtube",
    name: "YouTube Transcriber",
    path: "/youtube-transcriber",
    description: "Turn a video lesson into a transcript and ask questions about it.",
    benefits: [
      "Paste any YouTube address",
      "Read along while you watch",
      "Chat about what was said",
      "Works with lessons, talks and lectures",
    ],
    jobKind: "transcript",
  },
];

export function toolById(id: Tool["id"]): Tool {
  return found((tool) => tool.id === id, id);
}

/** Throws for a path outside every tool. */
export function toolAt(path: string): Tool {
  return found((tool) => path === tool.path || path.startsWith(`${tool.path}/`), path);
}

export function jobPath({ kind, id }: { kind: Tool["jobKind"]; id: string }): string {
  return `${found(({ jobKind }) => jobKind === kind, `${kind} jobs`).path}/${id}`;
}

function found(matches: (tool: Tool) => boolean, wanted: string): Tool {
  const tool = TOOLS.find(matches);
  if (!tool) throw new Error(`No tool has ${wanted}.`);
  return tool;
}
