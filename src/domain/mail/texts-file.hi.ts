import type { ReportedGroup } from './file-report.ts'

/** The mail about a file that was sent. */
export const FILE_MAIL_TEXTS = {
  subject: (file: string, count: string) => `आपकी फाइल ${file}: ${count} घर भेजे गए`,
  greeting: (name: string) => `नमस्ते ${name} जी,`,
  sent: (file: string, count: string) => `आपकी फाइल ${file} के ${count} घरों के साथ यह किया गया:`,
  /** What is said of each group, with the number of its lines. */
  groups: {
    posted: (count) => `नए: ${count}। लोगों को दिखने से पहले हर एक पर हमारी टीम फैसला करती है।`,
    changed: (count) => `बदले गए: ${count}। हर बदलाव हमारी टीम देखेगी।`,
    sold: (count) => `“बिक गई” लिखा गया: ${count}।`,
    rented: (count) => `“किराए पर चढ़ गई” लिखा गया: ${count}।`,
    withdrawn: (count) => `वापस लिए गए, क्योंकि अब आपकी लिस्ट में नहीं थे: ${count}।`,
    asked: (count) => `नहीं भेजे गए, आपका जवाब बाकी है: ${count}।`,
    refused: (count) => `नहीं भेजे गए, सुधार बाकी है: ${count}।`,
    waiting: (count) => `अभी नहीं भेजे गए: ${count}। बाकी भेजने के लिए फाइल फिर खोलें।`,
  } satisfies Record<ReportedGroup['state'], (count: string) => string>,
  line: (line: number) => `लाइन ${line}`,
  more: (count: string) => `… और ${count}`,
  toFile: 'फाइल फिर खोलें। यह उसी फोन या कंप्यूटर पर होगा जहां आपने उसे चुना था।',
} as const
