import { text } from 'node:stream/consumers';
import { joinOwnerFile } from '../upgrade/owner-file.ts';

// Part of `npm run upgrade`: the version that is taken puts the owner's values into its own owner.yaml, by its own schema. The three
// versions of the file come as JSON; the result goes out as JSON, or a sentence about what is in its way to the other stream.
try {
  console.log(JSON.stringify(joinOwnerFile(JSON.parse(await text(process.stdin)))));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
