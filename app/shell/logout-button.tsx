/** A form, so that signing out is a POST and works without JavaScript. */
export function LogoutButton() {
  return (
    <form method="post" action="/logout">
      <button type="submit" className="button-quiet">
        Logout
      </button>
    </form>
  );
}
