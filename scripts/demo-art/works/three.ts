import type { Portfolio } from './types.ts'
export const three: readonly Portfolio[] = []
