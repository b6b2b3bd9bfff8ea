/** The five tools as every page names them: dashboard, sidebar, landing page, /features and the tutorial read this. */
export interface Tool {
  id: "video" | "graph" | "document" | "canvas" | "youtube";
  name: string;
  path: string;
  description: string;
  benefits: readonly [string, string, string, string];
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
  },
  {
    id: "canvas",
    name: "Canvas AI Solver",
    path: "/canvas-ai",
    description: "Draw an equation by hand and get its solution, step by step.",
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
  },
];

/** The tool whose page is at `path`. Throws for a path that no tool has. */
export function toolAt(path: string): Tool {
  const tool = TOOLS.find((candidate) => candidate.path === path);
  if (!tool) throw new Error(`No tool has the path ${path}.`);
  return tool;
}
