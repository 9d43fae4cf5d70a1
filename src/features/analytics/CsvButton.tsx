import { useState } from 'react';
import type { ReactElement } from 'react';
import { failureWords } from '../../lib/failureWords.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';

interface CsvButtonProps {
  readonly name: string;
  /** Undefined when given up. */
  readonly load: () => Promise<string | undefined>;
}

export function CsvButton({ name, load }: CsvButtonProps): ReactElement {
  const [isLoading, setLoading] = useState(false);
  const save = async (): Promise<void> => {
    setLoading(true);
    try {
      const text = await load();
      if (text !== undefined) saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
    } catch (error) {
      toast.error(failureWords(error));
    }
    setLoading(false);
  };
  return (
    <Button size="s" loading={isLoading} onClick={() => void save()}>
      CSVで書き出す
    </Button>
  );
}
