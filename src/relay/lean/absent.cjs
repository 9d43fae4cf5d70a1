/** Stands in the build for the parts of Relay that nothing here uses (see `scripts/lib/leanRelay.ts`), and says so if something does. */
const absent = () => {
  throw new Error('This part of Relay is left out of the build: see scripts/lib/leanRelay.ts');
};
absent.convert = absent;
absent.readUpdatableFragment = absent;
absent.readUpdatableQuery = absent;
module.exports = absent;
