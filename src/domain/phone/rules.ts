/** "+91 98765 43210" of ten digits. */
export function formatMobile(mobileNumber: string): string {
  return `+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`
}
