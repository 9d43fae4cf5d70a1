import { localStore } from '../../../../lib/browser/storage.ts';
import { forgetUnsentFiles } from '../session/unsent.ts';
import { keptFiles } from './keptFiles.ts';
import { stopUploads } from './underWay.ts';

/** Whoever chose them is not here any more: what is under way is stopped, and nothing stays in this browser. */
export async function forgetFiles(): Promise<void> {
  forgetUnsentFiles(localStore);
  stopUploads();
  await keptFiles.forgetAll();
}
