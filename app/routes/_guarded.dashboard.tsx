import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { greetingName } from "~/accounts/auth-events";
import { requireUser } from "~/accounts/guard.server";
import { lastVisits, recentActivities } from "~/activity/store.server";
import { activityTitle } from "~/activity/titles";
import { pageTitle } from "~/shell/brand";
import { TOOLS } from "~/tools/registry";
import { Moment } from "~/ui/moment";

export const meta: MetaFunction = () => pageTitle("Dashboard");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  const [visits, recent] = await Promise.all([lastVisits(user.id), recentActivities(user.id)]);
  return {
    name: greetingName(user.email),
    visits,
    recent: recent.map((activity) => ({
      id: activity.id,
      title: activityTitle(activity),
      timestamp: activity.timestamp,
    })),
  };
}

export default function Dashboard() {
  const { name, visits, recent } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="break-words">Welcome back, {name}!</h1>
      <h2 className="mb-3 mt-8">Your tools</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {TOOLS.map(({ path, name: tool, description }) => (
          <li key={path} className="card">
            <h3>
              <Link className="link" to={path}>
                {tool}
              </Link>
            </h3>
            <p className="my-2">{description}</p>
            <p className="text-sm text-pencil">
              {visits[path] ? (
                <>
                  Last used <Moment time={visits[path]} />
                </>
              ) : (
                "Never used"
              )}
            </p>
          </li>
        ))}
      </ul>
      <h2 className="mb-3 mt-8">Recently Accessed</h2>
      {recent.length > 0 ? (
        <ol className="card divide-y divide-line">
          {recent.map(({ id, title, timestamp }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="min-w-0 break-words">{title}</span>
              <span className="text-sm text-pencil">
                <Moment time={timestamp} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p>What you do with the tools is listed here, so that you find it again.</p>
      )}
    </>
  );
}
