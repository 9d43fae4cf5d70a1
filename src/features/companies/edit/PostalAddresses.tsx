import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import * as css from './edit.css.ts';
import type { FoundAddress, PostalState } from './usePostalCode.ts';

interface PostalAddressesProps {
  readonly state: PostalState;
  readonly onChoose: (address: FoundAddress) => void;
}

/** Says that a postal code is unknown, or offers its addresses when there are several. */
export function PostalAddresses({ state, onChoose }: PostalAddressesProps): ReactElement {
  return (
    <div aria-live="polite" className={css.postal}>
      {state.step === 'unknown' && (
        <p className={css.rule}>この郵便番号の住所は見つかりませんでした。住所をそのまま入力してください。</p>
      )}
      {state.step === 'several' && (
        <>
          <p className={css.rule}>この郵便番号は、2つの市町村にまたがっています。</p>
          <div className={css.choices}>
            {state.addresses.map((address) => (
              <Button
                key={`${address.prefectureId} ${address.city}`}
                size="s"
                onClick={() => onChoose(address)}
              >
                {address.prefectureName}
                {address.city}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
