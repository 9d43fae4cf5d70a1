// Builds the page unless dist/ was made from what lies here now. `npm run build` always builds.
import { ensureBuilt } from './lib/build.mjs';

try {
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
