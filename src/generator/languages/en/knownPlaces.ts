/** Places that are understood without a capital letter or a marker; any other place needs one. */
export const knownPlaces: readonly string[] = `
New York, Los Angeles, San Francisco, San Diego, San Antonio, San Jose, Las Vegas, New Orleans, Chicago, Houston, Dallas, Austin, Boston, Seattle, Portland, Denver, Miami, Atlanta,
Phoenix, Philadelphia, Nashville, Brooklyn, Manhattan, Washington, Detroit, Minneapolis, Toronto, Montreal, Vancouver, Calgary, Ottawa, Mexico City, Guadalajara, Havana, Bogotá, Bogota, Medellín, Medellin, Lima, Quito, Santiago,
Buenos Aires, Montevideo, São Paulo, Sao Paulo, Rio de Janeiro, Brasília, Salvador, London, Manchester, Birmingham, Liverpool, Leeds, Bristol, Brighton, Oxford, Cambridge, York, Edinburgh, Glasgow, Cardiff, Belfast, Dublin, Cork, Galway,
Paris, Lyon, Marseille, Nice, Bordeaux, Toulouse, Lille, Strasbourg, Brussels, Antwerp, Ghent, Bruges, Amsterdam, Rotterdam, Utrecht, The Hague, Berlin, Hamburg, Munich, Cologne, Frankfurt, Stuttgart, Leipzig, Dresden, Vienna, Salzburg, Graz,
Zurich, Zürich, Geneva, Basel, Bern, Lisbon, Lisboa, Porto, Braga, Coimbra, Faro, Madeira, Madrid, Barcelona, Valencia, Seville, Bilbao, Granada, Málaga, Malaga, Rome, Milan, Naples, Turin, Florence, Venice, Bologna, Palermo, Verona,
Athens, Thessaloniki, Istanbul, Ankara, Copenhagen, Aarhus, Stockholm, Gothenburg, Oslo, Bergen, Helsinki, Reykjavik, Tallinn, Riga, Vilnius, Warsaw, Kraków, Krakow, Gdańsk, Prague, Brno, Bratislava, Budapest, Bucharest, Sofia, Belgrade,
Zagreb, Ljubljana, Sarajevo, Kyiv, Lviv, Tbilisi, Yerevan, Dubai, Abu Dhabi, Doha, Riyadh, Beirut, Amman, Jerusalem, Tel Aviv, Cairo, Casablanca, Marrakech, Tunis, Lagos, Accra, Nairobi, Kampala, Addis Ababa, Johannesburg, Cape Town, Durban,
Mumbai, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Kolkata, Hyderabad, Pune, Goa, Karachi, Lahore, Dhaka, Kathmandu, Colombo, Bangkok, Chiang Mai, Hanoi, Singapore, Kuala Lumpur, Jakarta, Bali, Manila, Hong Kong, Taipei, Seoul, Busan,
Tokyo, Kyoto, Osaka, Beijing, Shanghai, Shenzhen, Sydney, Melbourne, Brisbane, Perth, Adelaide, Hobart, Auckland, Wellington, Christchurch, Honolulu, California, Texas, Florida, Oregon, Vermont, Maine, Colorado, Ohio, Ontario, Quebec,
Portugal, Spain, France, Italy, Germany, Austria, Switzerland, Belgium, Netherlands, Ireland, Scotland, England, Wales, Denmark, Sweden, Norway, Finland, Iceland, Poland, Greece, Canada, Mexico, Brazil, Argentina, Chile, Peru, Colombia,
Kenya, Nigeria, Ghana, Morocco, Egypt, India, Nepal, Thailand, Vietnam, Indonesia, Japan, Australia, New Zealand, Tuscany, Provence, Andalusia, Bavaria, Cornwall, Algarve, Catalonia, Sicily, Sardinia, Normandy, Brittany
`
  .split(',')
  .map((place) => place.trim());
