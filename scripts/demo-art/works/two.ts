import type { Portfolio } from './types.ts'
export const two: readonly Portfolio[] = []
