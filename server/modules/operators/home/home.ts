import type { StaffContext } from '../../../lib/request/staff.ts';
import * as sql from './countsSql.ts';
import type { DeskCounts } from './countsSql.ts';

export function deskCounts({ services }: StaffContext): Promise<DeskCounts> {
  return sql.deskCounts(services.db);
}
