import { useNavigation } from "@remix-run/react";

/** The message that is on its way with its reply awaited, or null. */
export function useChat(): { pending: string | null } {
  const { state, formData } = useNavigation();
  const message = formData?.get("message");
  return { pending: state !== "idle" && typeof message === "string" ? message.trim() : null };
}
