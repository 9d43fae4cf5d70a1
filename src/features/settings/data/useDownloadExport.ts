import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { failureWords } from '../../../lib/failureWords.ts';
import { downloadExport } from './downloadExport.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export function useDownloadExport(): {
  readonly download: (url: string, madeAt: string) => Promise<void>;
  readonly downloading: boolean;
} {
  const environment = useRelayEnvironment();
  const [downloading, setDownloading] = useState(false);
  const busy = useRef(false);
  const fetchAndSave = async (url: string, madeAt: string): Promise<void> => {
    try {
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
