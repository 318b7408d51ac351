/** The folder of what decodes pictures of PDFs in the way of fax machines and scanners, with its licences. */
export const PDF_FOLDER = '/pdf/'
