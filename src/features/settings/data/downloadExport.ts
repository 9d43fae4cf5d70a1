import type { IEnvironment } from 'relay-runtime';
import { tokyoDay } from '../../../lib/text/dates.ts';
import { failureWords } from '../../../lib/failureWords.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { fetchProtectedFile } from '../../../relay/network/protectedFile.ts';
import { ServerError } from '../../../relay/network/transportErrors.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export async function downloadExport(environment: IEnvironment, url: string, madeAt: string): Promise<void> {
  try {
    const file = await fetchProtectedFile(environment, url);
    saveFile(file, `つむぎのデータ_${tokyoDay(madeAt)}.zip`);
  } catch (error) {
    const gone = error instanceof ServerError && (error.status === 404 || error.status === 410);
    toast.error(gone ? '受け取れる期限が過ぎました。新しく書き出してください。' : failureWords(error));
  }
}
