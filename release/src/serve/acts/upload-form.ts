import type { FastifyInstance } from 'fastify';
import { InvalidForm } from './act-form';

/** Fields and files of a form with `multipart/form-data`. */
export type UploadForm = Awaited<ReturnType<Response['formData']>>;

/** Parses such forms; their size is limited by the route. */
export function addUploadParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async ({ headers }: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const type = { 'content-type': headers['content-type'] ?? '' };
      return new Response(new Uint8Array(body), { headers: type }).formData().catch(() => {
        throw new InvalidForm('the form is damaged; choose the file again');
      });
    },
  );
}

/** A chosen file as text. @throws InvalidForm when none was chosen, or it is too large or no text */
export async function readUpload(
  form: UploadForm,
  field: string,
  maxBytes: number,
): Promise<{ name: string; text: string }> {
  const file = form.get(field);
  if (file === null || typeof file === 'string' || file.size === 0)
    throw new InvalidForm('no file was chosen, or it is empty');
  if (file.size > maxBytes)
    throw new InvalidForm(
      `${file.name} has ${file.size} bytes; a report has at most ${maxBytes} bytes`,
    );
  try {
    const bytes = await file.arrayBuffer();
    return { name: file.name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    throw new InvalidForm(`${file.name} is not a text file`, { cause: error });
  }
}
