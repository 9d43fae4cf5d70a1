/** The product as a company sees it. */
export const deskPicture = '/pictures/business-desk.webp';
