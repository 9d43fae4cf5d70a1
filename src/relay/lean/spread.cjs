/** Babel's object spread. */
module.exports = Object.assign;
