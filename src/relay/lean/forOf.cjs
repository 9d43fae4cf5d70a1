/** Babel's loop over whatever can be looped over, for the lists, maps and sets that Relay loops over. */
module.exports = (iterable) => {
  const iterator = iterable[Symbol.iterator]();
  return {
    s() {},
    n: () => iterator.next(),
    e(error) {
      throw error;
    },
    f() {},
  };
};
