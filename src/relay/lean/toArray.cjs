/** Babel's array spread. */
module.exports = (iterable) => [...iterable];
