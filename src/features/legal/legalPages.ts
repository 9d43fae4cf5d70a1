/** In the order of their list. */
export const legalPages = [
  { kind: 'TERMS', to: '/terms', title: '利用規約' },
  { kind: 'TERMS_CORPORATE', to: '/legal/terms-corporate', title: '会社の利用規約' },
  { kind: 'TERMS_CREATOR', to: '/legal/terms-creator', title: 'クリエイターの利用規約' },
  { kind: 'PRIVACY_POLICY', to: '/privacy-policy', title: 'プライバシーポリシー' },
  { kind: 'COOKIE', to: '/legal/cookie', title: 'クッキーと外部送信' },
  { kind: 'COMMERCE', to: '/legal/commerce', title: '特定商取引法に基づく表記' },
  { kind: 'COMPANY', to: '/legal/company', title: '運営会社' },
] as const;
