interface PaletteProps {
  colour: string;
  item: (name: string) => object;
  onChoose: (colour: string) => void;
}

// Whole class names, so that Tailwind finds them: the security policy blocks style attributes.
const COLOURS: [name: string, className: string][] = [
  ["Black", "bg-[#000000]"],
  ["Red", "bg-[#ff0000]"],
  ["Green", "bg-[#008000]"],
  ["Blue", "bg-[#0000ff]"],
  ["Yellow", "bg-[#ffff00]"],
  ["Magenta", "bg-[#ff00ff]"],
  ["Cyan", "bg-[#00ffff]"],
  ["Orange", "bg-[#ffa500]"],
  ["Purple", "bg-[#800080]"],
  ["Pink", "bg-[#ffc0cb]"],
];

export function Palette({ colour, item, onChoose }: PaletteProps) {
  return (
    <div role="group" aria-label="Colour" className="flex flex-wrap items-center gap-2">
      {COLOURS.map(([name, className]) => (
        <button
          key={name}
          type="button"
          {...item(name)}
          aria-label={name}
          title={name}
          aria-pressed={colour === valueOf(className)}
          className={`h-9 w-9 rounded-full border-2 border-pencil [forced-color-adjust:none] ${className}`}
          onClick={() => onChoose(valueOf(className))}
        >
          {colour === valueOf(className) ? <Tick /> : null}
        </button>
      ))}
      <label className="inline-flex items-center gap-2">
        <span>Custom colour</span>
        <input
          type="color"
          {...item("Custom colour")}
          value={colour}
          className="h-9 w-12 rounded border border-pencil bg-sheet"
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}

// White on black, visible on any colour.
function Tick() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="fill-none">
      <path d="m5 10 4 4 6-8" className="stroke-[#000000]" strokeWidth="5" />
      <path d="m5 10 4 4 6-8" className="stroke-[#ffffff]" strokeWidth="2.5" />
    </svg>
  );
}

function valueOf(className: string): string {
  return className.slice("bg-[".length, -1);
}
