import { useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useForm } from '../../../lib/forms/useForm.ts';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { SearchComboBox } from '../../../ui/choices/SearchComboBox.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { bankSchema, type BankValues, writeAccountNumber, writeHolder } from './bankRules.ts';
import { accountTypes } from './bankWords.ts';
import * as css from '../me.css.ts';
import { OwnForm } from '../../own-page/OwnForm.tsx';
import { useBankBranches, useBanks } from './useBankSearch.ts';
import type { BankFormMutation } from '../../../../__generated__/BankFormMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

const initial: BankValues = {
  bankCode: null,
  branchCode: null,
  accountType: 'ORDINARY',
  accountNumber: '',
  accountHolderKana: '',
};

const types = (['ORDINARY', 'CURRENT', 'SAVINGS'] as const).map((value) => ({
  value,
  label: accountTypes[value],
}));

interface BankFormProps {
  readonly onSaved: () => Promise<void>;
  readonly onDirty: (dirty: boolean) => void;
  readonly aside: ReactNode;
}

/** Starts empty and keeps no draft: account numbers must not stay in the browser. */
export function BankForm({ onSaved, onDirty, aside }: BankFormProps): ReactElement {
  const register = useCommit<BankFormMutation>(graphql`
    mutation BankFormMutation($input: RegisterBankAccountInput!) {
      registerBankAccount(input: $input) {
        user {
          id
          ...BankSection_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: bankSchema,
    initial,
    onSubmit: async (input) => {
      const { registerBankAccount } = await register({ input });
      if (!form.failed(registerBankAccount.errors)) await onSaved();
    },
  });
  const [bankText, setBankText] = useState('');
  const [branchText, setBranchText] = useState('');
  const bank = form.values.bankCode;
  const banks = useBanks(bankText);
  const branches = useBankBranches(bank?.value ?? null, branchText);
  const { dirty } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <OwnForm form={form} label="振込先口座" aside={aside}>
      <div className={css.pair}>
        <SearchComboBox
          label="銀行"
          requirement="required"
          placeholder="例　みつびし"
          help="名前の初め、読み、銀行コードのどれでも探せます。"
          options={banks.options}
          searching={banks.searching}
          onSearch={setBankText}
          {...form.field('bankCode')}
          onChange={(option) => {
            form.set('bankCode', option);
            if (option?.value !== bank?.value) form.set('branchCode', null);
            setBranchText('');
          }}
        />
        <SearchComboBox
          label="支店"
          requirement="required"
          placeholder="例　しんじゅく"
          help={
            bank === null ? '先に銀行を選んでください。' : '名前の初め、読み、支店コードのどれでも探せます。'
          }
          disabled={bank === null}
          options={branches.options}
          searching={branches.searching}
          onSearch={setBranchText}
          {...form.field('branchCode')}
          // Without a bank, the bank's own message comes first.
          error={bank === null ? undefined : form.errorAt('branchCode')}
        />
      </div>
      <RadioGroup
        label="口座種別"
        requirement="required"
        layout="segments"
        options={types}
        {...form.field('accountType')}
      />
      <div className={css.pair}>
        <TextField
          label="口座番号"
          requirement="required"
          inputMode="numeric"
          autoComplete="off"
          normalize={writeAccountNumber}
          placeholder="例　1234567"
          help="7桁より短いときは、先頭に0を補います。"
          {...form.field('accountNumber')}
        />
        <TextField
          label="口座名義"
          requirement="required"
          autoComplete="off"
          normalize={writeHolder}
          placeholder="例　ハヤセ ミオ"
          help="通帳のとおりに入力してください。ひらがなと半角は、離れたときにカタカナになります。"
          {...form.field('accountHolderKana')}
        />
      </div>
    </OwnForm>
  );
}
