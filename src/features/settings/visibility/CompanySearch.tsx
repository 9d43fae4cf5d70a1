import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { CompanyResults, type CompanyResultsProps } from './CompanyResults.tsx';
import * as css from '../parts.css.ts';

/** Pause after the last key. */
const restMs = 250;

type CompanySearchProps = Omit<CompanyResultsProps, 'name'>;

/** Never while an IME is composing. */
export function CompanySearch(props: CompanySearchProps): ReactElement {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (value: string, composing: boolean): void => {
    setTyped(value);
    clearTimeout(timer.current);
    if (!composing) timer.current = setTimeout(() => setAsked(value.trim()), restMs);
  };
  return (
    <search className={css.form}>
      <TextField
        label="会社を探す"
        type="search"
        autoComplete="off"
        placeholder="会社の名前"
        leading={<Icon name="search" size={16} />}
        value={typed}
        onChange={(value, { composing }) => change(value, composing)}
      />
      {asked !== '' && (
        <SectionBoundary title="会社を探せませんでした。" headingLevel="h3">
          <Suspense fallback={<Spinner size="s" label="探しています" />}>
            <CompanyResults {...props} name={asked} />
          </Suspense>
        </SectionBoundary>
      )}
    </search>
  );
}
