/** 8.4MB, 320KB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes}B`;
  const kilo = bytes / 1024;
  if (kilo < 1024) return `${Math.round(kilo)}KB`;
  const mega = kilo / 1024;
  return mega < 10 && mega % 1 >= 0.05 ? `${mega.toFixed(1)}MB` : `${Math.round(mega)}MB`;
}
