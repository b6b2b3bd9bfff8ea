import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { greetingName } from "~/accounts/auth-events";
import { requireUser } from "~/accounts/guard.server";
import { lastVisits, recentActivities } from "~/activity/store.server";
import { pageTitle } from "~/shell/brand";
import { TutorialLink } from "~/shell/tutorial-link";
import { activityAddress, activityTitle } from "~/tools/activity-titles";
import { ToolPicture } from "~/tools/pictures";
import { TOOLS, type Tool, toolById } from "~/tools/registry";
import { Moment } from "~/ui/moment";

export { PageError as ErrorBoundary } from "~/shell/error-page";

export const meta: MetaFunction = ({ error }) => pageTitle("Dashboard", error);

const TOOL_PATHS = TOOLS.map(({ path }) => path);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  const [visits, recent] = await Promise.all([lastVisits(user.id, TOOL_PATHS), recentActivities(user.id)]);
  return {
    name: greetingName(user.email),
    visits,
    recent: recent.map((activity) => ({
      id: activity.id,
      title: activityTitle(activity),
      address: activityAddress(activity),
      timestamp: activity.timestamp,
    })),
  };
}

export default function Dashboard() {
  const { name, visits, recent } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Welcome back, {name}!</h1>
      <NextStep latest={latestTool(visits)} />
      <h2 className="mb-4 mt-10">Your tools</h2>
      <ul className="five">
        {TOOLS.map((tool) => (
          <ToolCard key={tool.id} tool={tool} lastVisit={visits[tool.path]} />
        ))}
      </ul>
      <h2 className="mb-4 mt-10">Recently Accessed</h2>
      <Recent activities={recent} />
    </>
  );
}

/** The next step for the learner: the last tool, or a first one. */
function NextStep({ latest }: { latest: Tool | undefined }) {
  return (
    <section className="squared mt-6 rounded border border-line bg-sheet p-6" aria-labelledby="getting-started">
      <h2 id="getting-started">Getting Started</h2>
      <p className="my-3 max-w-prose">
        {latest
          ? `You last used the ${latest.name}. Continue there, or pick another tool below.`
          : "Plot your first curve: it takes a minute. The tour shows you the other tools."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link className="button" to={(latest ?? FIRST).path}>
          {latest ? `Continue with ${latest.name}` : `Open the ${FIRST.name}`}
        </Link>
        <TutorialLink />
      </div>
    </section>
  );
}

function ToolCard({ tool, lastVisit }: { tool: Tool; lastVisit: string | undefined }) {
  return (
    <li className="card relative hover:border-accent">
      <ToolPicture id={tool.id} />
      <h3 className="mb-1 mt-4">
        <Link className="link after:absolute after:inset-0" to={tool.path}>
          {tool.name}
        </Link>
      </h3>
      <p>{tool.description}</p>
      <p className="mt-2 text-sm text-pencil">
        {lastVisit ? (
          <>
            Last used <Moment time={lastVisit} />
          </>
        ) : (
          "Never used"
        )}
      </p>
    </li>
  );
}

function Recent({ activities }: { activities: { id: number; title: string; address: string; timestamp: string }[] }) {
  if (activities.length === 0) {
    return <p className="card border-dashed text-pencil">Your recent activity will appear here.</p>;
  }
  return (
    <ol className="card divide-y divide-line py-2">
      {activities.map(({ id, title, address, timestamp }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
          <Link className="link min-w-0" to={address}>
            {title}
          </Link>
          <span className="text-sm text-pencil">
            <Moment time={timestamp} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const FIRST = toolById("graph");

function latestTool(visits: Record<string, string>): Tool | undefined {
  const [path] = Object.entries(visits).sort(([, a], [, b]) => b.localeCompare(a))[0] ?? [];
  return TOOLS.find((tool) => tool.path === path);
}
