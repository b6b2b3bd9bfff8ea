import { type Activity, cut } from "~/activity/activity";
import { TOOLS, type Tool, toolById } from "./registry";

const SHOWN = { prompt: 60, error: 50 };

const CANVAS_ACTIONS = new Map([
  ["analyze", "Analyzed a drawing"],
  ["clear", "Cleared the canvas"],
  ["download", "Downloaded a drawing"],
  ["solve", "Solved what was typed"],
]);

const TOOL_OF: Record<Exclude<Activity["type"], "page_visited">, Tool["id"]> = {
  video_generation_started: "video",
  video_generated: "video",
  video_generation_failed: "video",
  video_downloaded: "video",
  graph_visualized: "graph",
  document_analyzed: "document",
  canvas_used: "canvas",
  youtube_transcribed: "youtube",
};

export function activityTitle(activity: Activity): string {
  switch (activity.type) {
    case "page_visited":
      return `Opened ${pageName(activity.details.page)}`;
    case "video_generation_started":
      return `Started a video: ${shorten(activity.details.prompt, SHOWN.prompt)}`;
    case "video_generated":
      return `Made a video: ${shorten(activity.details.title, SHOWN.prompt)}`;
    case "video_generation_failed":
      return `Video failed: ${shorten(activity.details.prompt, SHOWN.prompt)} (${shorten(activity.details.error, SHOWN.error)})`;
    case "video_downloaded":
      return `Downloaded a video: ${activity.details.title}`;
    case "graph_visualized":
      return `Plotted ${shorten(activity.details.function, SHOWN.prompt)}`;
    case "document_analyzed":
      return `Analyzed ${shorten(activity.details.filename, SHOWN.prompt)}`;
    case "canvas_used":
      return canvasTitle(activity.details);
    case "youtube_transcribed":
      return `Transcribed ${shorten(activity.details.url, SHOWN.prompt)}`;
  }
}

/** At the graph or the solution itself, otherwise at the tool. */
export function activityAddress(activity: Activity): string {
  if (activity.type === "page_visited") return activity.details.page;
  const { path } = toolById(TOOL_OF[activity.type]);
  if (activity.type === "canvas_used") return `${path}${solvedSearch(activity.details)}`;
  if (activity.type !== "graph_visualized") return path;
  return `${path}?${new URLSearchParams({ equation: activity.details.function })}`;
}

type CanvasDetails = Extract<Activity, { type: "canvas_used" }>["details"];

function canvasTitle({ action, expression }: CanvasDetails): string {
  if (expression) return `Solved ${shorten(expression.replace(/\s*\n\s*/g, "; "), SHOWN.prompt)}`;
  return CANVAS_ACTIONS.get(action) ?? `Canvas: ${action}`;
}

function solvedSearch({ expression, ask }: CanvasDetails): string {
  return expression ? `?${new URLSearchParams({ expression, ...(ask && { ask }) })}` : "";
}

function pageName(page: string): string {
  return TOOLS.find((tool) => tool.path === page)?.name ?? page;
}

function shorten(text: string, length: number): string {
  const short = cut(text, length);
  return short === text ? text : `${short}…`;
}
