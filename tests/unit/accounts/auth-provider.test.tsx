import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { greetingName } from "~/accounts/auth-events";
import { AuthProvider, useAuth } from "~/accounts/auth-provider";

function Name() {
  const { user, loading, event } = useAuth();
  return <p>{`${user?.email} ${loading} ${event}`}</p>;
}

it("tells the pages below it who is signed in", () => {
  const user = { id: "1", email: "ada@demo.example", name: null };
  const page = renderToString(
    <AuthProvider user={user} loading={false} event="INITIAL_SESSION">
      <Name />
    </AuthProvider>,
  );
  expect(page).toContain("ada@demo.example false INITIAL_SESSION");
});

it("must be around whoever asks", () => {
  expect(() => renderToString(<Name />)).toThrow("useAuth must be used within an AuthProvider");
});

it("greets by the part before the @, or as User", () => {
  expect(greetingName("ada.lovelace@demo.example")).toBe("ada.lovelace");
  expect(greetingName("")).toBe("User");
  expect(greetingName("@demo.example")).toBe("User");
});
