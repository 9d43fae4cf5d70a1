/** Text grows with the size that its reader has set: written in px as it is drawn, built in rem. */
export const fontSizesInRem = {
  postcssPlugin: 'font-sizes-in-rem',
  Declaration: {
    'font-size': (declaration: { value: string }): void => {
      declaration.value = declaration.value.replaceAll(
        /(\d+(?:\.\d+)?)px/gu,
        (_size, pixels: string) => `${Number(pixels) / 16}rem`,
      );
    },
  },
};
