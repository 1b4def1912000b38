import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Object' });
const deletion = z.object({ Delete: z.object({ Object: z.array(z.object({ Key: z.string() })) }) });

/** The keys that the XML of a multiple deletion names; none when it is malformed. */
export function deletedKeys(body: Buffer): string[] {
  const parsed = deletion.safeParse(parser.parse(body));
  return parsed.success ? parsed.data.Delete.Object.map(({ Key }) => Key) : [];
}
