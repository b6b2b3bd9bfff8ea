import type { UploadedPicture } from "./answer";

interface UploadFormProps {
  action: string;
  picture?: UploadedPicture;
}

/** Without JavaScript, an uploaded picture replaces the drawing. */
export function UploadForm({ action, picture }: UploadFormProps) {
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${action}#result`}
      className="card max-w-[50rem] space-y-4 [@media(scripting:enabled)]:hidden"
    >
      <p>Drawing needs JavaScript, which is turned off. You can upload a picture instead.</p>
      {picture ? <img src={picture.url} alt="Your upload" className="max-h-64 bg-[#ffffff]" /> : null}
      <div>
        <label htmlFor="picture" className="mb-1 block font-semibold">
          {picture ? "Another PNG picture" : "A PNG picture (up to 4 MB)"}
        </label>
        <input id="picture" type="file" name="picture" accept="image/png" required={!picture} className="field" />
      </div>
      {picture ? <input type="hidden" name="previous" value={picture.id} /> : null}
      <input type="hidden" name="upload" value="true" />
      <button type="submit" name="intent" value="analyze" className="button">
        Analyze with AI
      </button>
    </form>
  );
}
