import { TOOLS } from "~/tools/registry";
import { type Activity, cut } from "./activity";

/** Cut-offs for what is shown, in characters. */
const SHOWN = { prompt: 60, error: 50 };

const ON_THE_CANVAS = new Map([
  ["analyze", "Analyzed a drawing"],
  ["clear", "Cleared the canvas"],
  ["download", "Downloaded a drawing"],
]);

/** What the dashboard calls an activity. */
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
      return ON_THE_CANVAS.get(activity.details.action) ?? `Canvas: ${activity.details.action}`;
    case "youtube_transcribed":
      return `Transcribed ${shorten(activity.details.url, SHOWN.prompt)}`;
  }
}

/** Where to go on with it: for a graph the graph itself, else the tool. */
export function activityAddress(activity: Activity): string {
  switch (activity.type) {
    case "page_visited":
      return activity.details.page;
    case "graph_visualized":
      return `/graph-visualizer?${new URLSearchParams({ equation: activity.details.function })}`;
    case "document_analyzed":
      return "/document-analyzer";
    case "canvas_used":
      return "/canvas-ai";
    case "youtube_transcribed":
      return "/youtube-transcriber";
    case "video_generation_started":
    case "video_generated":
    case "video_generation_failed":
    case "video_downloaded":
      return "/video-generator";
  }
}

function pageName(page: string): string {
  return TOOLS.find((tool) => tool.path === page)?.name ?? page;
}

function shorten(text: string, length: number): string {
  const short = cut(text, length);
  return short === text ? text : `${short}…`;
}
