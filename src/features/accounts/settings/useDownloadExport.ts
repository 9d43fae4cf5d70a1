import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { ahead } from '../../../lib/ahead.ts';
import { failureWords } from '../../../lib/failureWords.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { toast } from '../../../ui/toast.ts';

const load = () => import('./later.ts');

/** What fetches the export comes once the page rests. */
export function useDownloadExport(): {
  readonly download: (url: string, madeAt: string) => Promise<void>;
  readonly downloading: boolean;
} {
  const environment = useRelayEnvironment();
  const [downloading, setDownloading] = useState(false);
  const busy = useRef(false);
  useEffect(() => whenIdle(() => ahead(load)), []);
  const fetchAndSave = async (url: string, madeAt: string): Promise<void> => {
    try {
      const { downloadExport } = await load();
      await downloadExport(environment, url, madeAt);
    } catch (error) {
      toast.error(failureWords(error));
    }
  };
  const download = async (url: string, madeAt: string): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setDownloading(true);
    await fetchAndSave(url, madeAt);
    busy.current = false;
    setDownloading(false);
  };
  return { download, downloading };
}
