import { staffBuilder } from '../../../builder/staff/staffBuilder.ts';
import { houseRules, isRuleName } from '../../accounts/decisions/rules.ts';

const names = Object.keys(houseRules).filter(isRuleName);

/** Of a decision against somebody. */
export const RuleNameType = staffBuilder.enumType('RuleName', { values: names });
