import type { Activity } from "~/activity/activity";

/** One activity of each kind. */
export const EVERY_KIND: Activity[] = [
  { type: "page_visited", details: { page: "/canvas-ai" } },
  { type: "video_generation_started", details: { prompt: "Why?" } },
  { type: "video_generated", details: { title: "Why", prompt: "Why?" } },
  { type: "video_generation_failed", details: { prompt: "Why?", error: "API Error: 500" } },
  { type: "video_downloaded", details: { title: "Why" } },
  { type: "graph_visualized", details: { function: "y = sin(x)" } },
  { type: "document_analyzed", details: { filename: "notes.pdf" } },
  { type: "canvas_used", details: { action: "analyze" } },
  { type: "youtube_transcribed", details: { url: "https://youtu.be/dQw4w9WgXcQ" } },
];
