// Compiled from layout.mjml, which explains the parts: edit that file, and run `npm run mails`.

/** A mail as HTML with placeholders, and the parts that its blocks are made of. */
export const LAYOUT = {
  sheet: `<!doctype html>
<html lang="{{lang}}" dir="{{dir}}" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>{{subject}}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }</style>
<style type="text/css">
@media (max-width: 560px) {
.sheet { border-radius: 0 !important; }
}
@media (prefers-color-scheme: dark) {
.ground, .ground > div { background: #1F2421 !important; }
.sheet, .sheet > table { background: #2B312D !important; }
.ground .words div { color: #F1EAE0 !important; }
.ground .words a { color: #F0A27F !important; }
.ground .small div, .ground .small a { color: #C9C6BD !important; }
.ground .words blockquote { border-color: #5B625C !important; }
}</style>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"></head>
<body class="ground" style="word-spacing:normal;background-color:#F1EAE0;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{preview}}</div>
<div aria-label="{{subject}}" aria-roledescription="email" role="article" lang="{{lang}}" dir="{{dir}}" style="word-spacing:normal;background-color:#F1EAE0;">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:560px;" width="560" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="margin:0px auto;max-width:560px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0 4px;text-align:center;">
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:560px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody><tr><td align="left" class="words" style="font-size:0px;padding:0 24px 8px;word-break:break-word;">
<div style="font-family:Segoe UI, Roboto, Helvetica, Arial, Noto Sans Devanagari, Nirmala UI, Mangal, sans-serif;font-size:16px;line-height:26px;text-align:left;color:#1F2421;"><a class="name" href="{{siteUrl}}" style="color: #A9471F; font-size: 18px; font-weight: 600; text-decoration: none;">{{siteName}}</a></div></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="sheet-outlook" role="presentation" style="width:560px;" width="560" bgcolor="#FFFFFF" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div class="sheet" style="background:#FFFFFF;background-color:#FFFFFF;margin:0px auto;max-width:560px;border-radius:10px;overflow:hidden;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#FFFFFF;background-color:#FFFFFF;width:100%;border-collapse:separate;"><tbody><tr><td style="border-radius:10px;direction:ltr;font-size:0px;padding:24px 0 8px;text-align:center;">
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:560px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody><tr><td align="left" class="words" style="font-size:0px;padding:0 24px 16px;word-break:break-word;">
<div style="font-family:Segoe UI, Roboto, Helvetica, Arial, Noto Sans Devanagari, Nirmala UI, Mangal, sans-serif;font-size:16px;line-height:26px;text-align:left;color:#1F2421;"><h1 style="margin: 0; font-size: 22px; line-height: 32px; font-weight: 600;">{{subject}}</h1></div></td></tr>
{{blocks}}</tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:560px;" width="560" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="margin:0px auto;max-width:560px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:12px 0 24px;text-align:center;">
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:560px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody><tr><td align="left" class="words small" style="font-size:0px;padding:0 24px;word-break:break-word;">
<div style="font-family:Segoe UI, Roboto, Helvetica, Arial, Noto Sans Devanagari, Nirmala UI, Mangal, sans-serif;font-size:14px;line-height:24px;text-align:left;color:#5B625C;"><p style="margin: 0;">{{siteName}} · <a class="host" href="{{siteUrl}}" style="color: #5B625C;">{{siteHost}}</a></p></div></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]--></div></body></html>`,
  paragraph: `<tr><td align="left" class="words" style="font-size:0px;padding:0 24px 16px;word-break:break-word;">
<div style="font-family:Segoe UI, Roboto, Helvetica, Arial, Noto Sans Devanagari, Nirmala UI, Mangal, sans-serif;font-size:16px;line-height:26px;text-align:left;color:#1F2421;"><p style="margin: 0;">{{text}}</p></div></td></tr>`,
  quote: `<tr><td align="left" class="words" style="font-size:0px;padding:0 24px 16px;word-break:break-word;">
<div style="font-family:Segoe UI, Roboto, Helvetica, Arial, Noto Sans Devanagari, Nirmala UI, Mangal, sans-serif;font-size:16px;line-height:26px;text-align:left;color:#1F2421;"><blockquote style="margin: 0; padding: 0 0 0 16px; border-left: 4px solid #DDD3C4;"><p style="margin: 0;">{{text}}</p></blockquote></div></td></tr>`,
  button: `<tr><td align="left" style="font-size:0px;padding:4px 24px 20px;word-break:break-word;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"><tbody><tr><td align="center" bgcolor="#A9471F" role="presentation" style="border:none;border-radius:10px;cursor:auto;mso-padding-alt:11px 24px;background:#A9471F;" valign="middle">
<a href="{{link}}" style="display: inline-block; background: #A9471F; color: #FFFFFF; font-family: Segoe UI, Roboto, Helvetica, Arial, Noto Sans Devanagari, Nirmala UI, Mangal, sans-serif; font-size: 16px; font-weight: normal; line-height: 26px; margin: 0; text-decoration: none; text-transform: none; padding: 11px 24px; mso-padding-alt: 0px; border-radius: 10px;" target="_blank">
{{label}}</a></td></tr></tbody></table></td></tr>`,
  list: `<tr><td align="left" class="words" style="font-size:0px;padding:0 24px 6px;word-break:break-word;">
<div style="font-family:Segoe UI, Roboto, Helvetica, Arial, Noto Sans Devanagari, Nirmala UI, Mangal, sans-serif;font-size:16px;line-height:26px;text-align:left;color:#1F2421;"><ul style="margin: 0; padding: 0 0 0 20px;">
{{items}}</ul></div></td></tr>`,
  item: `<li style="margin: 0 0 10px;"><a href="{{link}}" style="color: #A9471F;">{{text}}</a></li>`,
  home: `<tr><td align="left" class="words" style="font-size:0px;padding:0 24px 20px;word-break:break-word;">
<div style="font-family:Segoe UI, Roboto, Helvetica, Arial, Noto Sans Devanagari, Nirmala UI, Mangal, sans-serif;font-size:16px;line-height:26px;text-align:left;color:#1F2421;">{{picture}}
<p class="price" style="margin: 0; font-size: 22px; line-height: 32px; font-weight: 600;">{{price}}</p>
<p style="margin: 0;">{{facts}}</p>
<p style="margin: 0;">{{place}}</p></div></td></tr>`,
  picture: `<a href="{{link}}" style="color: #A9471F;"><img src="{{src}}" alt="{{alt}}" width="{{width}}" height="{{height}}" style="display: block; width: 100%; max-width: {{width}}px; height: auto; border-radius: 10px; margin: 0 0 10px;"></a>`,
  row: `<tr><td align="left" class="words" style="font-size:0px;padding:0 24px 16px;word-break:break-word;">
<div style="font-family:Segoe UI, Roboto, Helvetica, Arial, Noto Sans Devanagari, Nirmala UI, Mangal, sans-serif;font-size:16px;line-height:26px;text-align:left;color:#1F2421;"><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td width="112" valign="top" style="padding: 4px 16px 0 0;"><a href="{{link}}" style="color: #A9471F;"><img src="{{src}}" alt="{{alt}}" width="{{width}}" height="{{height}}" style="display: block; height: auto; border-radius: 10px;"></a></td><td valign="top"><p style="margin: 0;"><a href="{{link}}" style="color: #A9471F;"><b>{{price}}</b></a></p><p style="margin: 0;">{{facts}}</p><p style="margin: 0;">{{place}}</p></td></tr></table></div></td></tr>`,
} as const
