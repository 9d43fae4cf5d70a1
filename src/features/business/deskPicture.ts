export const deskPicture = '/pictures/business-desk.webp';
