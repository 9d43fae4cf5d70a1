import type { ComponentProps, ReactElement } from 'react';
import { writeInvoiceNumber } from '../../../lib/forms/businessRules.ts';
import { TextField } from './TextField.tsx';

/** The number of an issuer of qualified invoices: T and 13 digits. */
export function InvoiceNumberField(props: Omit<ComponentProps<typeof TextField>, 'label'>): ReactElement {
  return (
    <TextField
      label="インボイス番号"
      autoComplete="off"
      normalize={writeInvoiceNumber}
      placeholder="例　T1234567890123"
      {...props}
    />
  );
}
