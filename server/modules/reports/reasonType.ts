import { builder } from '../../builder/builder.ts';
import { reportReasons } from './reports.ts';

export const ReportReason = builder.enumType('ReportReason', { values: reportReasons });
