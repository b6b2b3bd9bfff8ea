interface PaletteProps {
  colour: string;
  /** What makes an element part of the toolbar. */
  item: (name: string) => object;
  onChoose: (colour: string) => void;
}

// Class names stand whole, so that the stylesheet's maker finds them: style attributes are not let through.
const COLOURS = [
  { name: "Black", value: "#000000", look: "bg-[#000000]" },
  { name: "Red", value: "#ff0000", look: "bg-[#ff0000]" },
  { name: "Green", value: "#008000", look: "bg-[#008000]" },
  { name: "Blue", value: "#0000ff", look: "bg-[#0000ff]" },
  { name: "Yellow", value: "#ffff00", look: "bg-[#ffff00]" },
  { name: "Magenta", value: "#ff00ff", look: "bg-[#ff00ff]" },
  { name: "Cyan", value: "#00ffff", look: "bg-[#00ffff]" },
  { name: "Orange", value: "#ffa500", look: "bg-[#ffa500]" },
  { name: "Purple", value: "#800080", look: "bg-[#800080]" },
  { name: "Pink", value: "#ffc0cb", look: "bg-[#ffc0cb]" },
];

/** Ten colours and a picker for any other. */
export function Palette({ colour, item, onChoose }: PaletteProps) {
  return (
    <div role="group" aria-label="Colour" className="flex flex-wrap items-center gap-2">
      {COLOURS.map(({ name, value, look }) => (
        <button
          key={value}
          type="button"
          {...item(name)}
          aria-label={name}
          title={name}
          aria-pressed={colour === value}
          className={`h-9 w-9 rounded-full border-2 border-pencil [forced-color-adjust:none] ${look}`}
          onClick={() => onChoose(value)}
        >
          {colour === value ? <Tick /> : null}
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

// White on black, to be seen on any colour.
function Tick() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="fill-none">
      <path d="m5 10 4 4 6-8" className="stroke-[#000000]" strokeWidth="5" />
      <path d="m5 10 4 4 6-8" className="stroke-[#ffffff]" strokeWidth="2.5" />
    </svg>
  );
}
